extension NSLayoutManager {
    func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: TextParts) {
        ensureTextLayout()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = containerLayouts.offsets.clamped(glyphs)
        for (index, part) in containerLayouts.layouts.enumerated() {
            let position = CGPoint(x: origin.x + textContainers[index].lineFragmentPadding, y: origin.y)
            part.layout.draw(lines(of: range, in: part), in: context, at: position, parts: parts)
        }
    }
}
