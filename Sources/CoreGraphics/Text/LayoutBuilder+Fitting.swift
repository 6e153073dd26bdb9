/// Layout within a maximum height. The number of fitting lines is known only after layout, because lines have
/// different heights.
extension LayoutBuilder {
    /// Lays out text within limits.
    ///
    /// A limited height is first tried without truncation, up to the first line that extends below the limit. If
    /// there is such a line, the text is laid out again with the number of lines that fit.
    static func layOut(_ content: TextContent, _ text: UnsafeBufferPointer<UInt8>, _ limits: Limits) -> LayoutBuilder {
        var builder = LayoutBuilder(content: content, text: text, limits: limits)
        // The closures `freeExtents` and `spacing` may rely on being called once for each line.
        guard limits.height > 0, limits.height < .infinity, limits.freeExtents == nil, limits.spacing == nil else {
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
        // The trial is also returned if its only line does not fit but was already laid out as the last line.
        guard fitting < trial.lines.count || fitting != limits.lines else { return trial }
        builder.limits.height = .infinity
        builder.limits.lines = fitting
        builder.linesBroken = trial.linesBroken
        builder.bytesCut = trial.bytesCut
        builder.build()
        return builder
    }
}
