extension NSLayoutManager {
    func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: TextParts) {
        ensureSetting()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = setting.index.clamped(glyphs)
        for (index, part) in setting.parts.enumerated() {
            let position = CGPoint(x: origin.x + textContainers[index].lineFragmentPadding, y: origin.y)
            part.layout.draw(lines(of: range, in: part), in: context, at: position, parts: parts)
        }
    }
}
