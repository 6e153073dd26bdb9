extension CGContext {
    /// Replaces the current path by the outline of its stroke, with the current width, ends, joins and dashes.
    ///
    /// Filling the outline by the winding rule equals stroking the path. Without a path, this method does nothing.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/replacepathwithstrokedpath()
    public func replacePathWithStrokedPath() {
        guard !state.isSingular, let path else { return }
        let pen = state.pen
        let dashed =
            pen.dashes.isEmpty ? path : path.copy(dashingWithPhase: CGFloat(pen.dashPhase), lengths: pen.dashes.map { CGFloat($0) })
        let outline = dashed.copy(strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit)
        beginPath()
        addPath(outline)
    }
}
