/// How many lines fit into a height is known when they are set: each may be taller or lower than the one above.
extension LayoutBuilder {
    /// Sets a text within limits.
    ///
    /// A height is tried without shortening anything, up to the first line that reaches below it. Where there is one, the text is set
    /// again, with as many lines as fit.
    static func built(_ content: TextContent, _ text: UnsafeBufferPointer<UInt8>, _ limits: Limits) -> LayoutBuilder {
        var builder = LayoutBuilder(content: content, text: text, limits: limits)
        // Rooms and spacings are asked of others, who may count on being asked once.
        guard limits.height > 0, limits.height < .infinity, limits.rooms == nil, limits.spacing == nil else {
            builder.build()
            return builder
        }
        let bottom = limits.height + LineBreaker.tolerance
        var trial = builder
        trial.limits.height = .infinity
        trial.limits.stopsBelow = bottom
        trial.build()
        guard trial.y > bottom else { return trial }
        let fitting = max(1, trial.lines.count { Double($0.top + $0.height) <= bottom })
        // One line stands in any case, and this one was already set as the last.
        guard fitting < trial.lines.count || fitting != limits.lines else { return trial }
        builder.limits.height = .infinity
        builder.limits.lines = fitting
        builder.broken = trial.broken
        builder.bytesCut = trial.bytesCut
        builder.build()
        return builder
    }
}
