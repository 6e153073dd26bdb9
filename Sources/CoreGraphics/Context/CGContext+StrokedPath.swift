extension CGContext {
    /// Replaces the path under construction by the shape that its line would cover, with the current width, ends, joins and dashes.
    ///
    /// Filling that by the winding rule draws what the stroke would. Without a path nothing happens.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/replacepathwithstrokedpath()
    public func replacePathWithStrokedPath() {
        guard !state.isFlat, let path else { return }
        let pen = state.pen
        let dashed =
            pen.dashes.isEmpty ? path : path.copy(dashingWithPhase: CGFloat(pen.dashPhase), lengths: pen.dashes.map { CGFloat($0) })
        let outline = dashed.copy(strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit)
        beginPath()
        addPath(outline)
    }
}
