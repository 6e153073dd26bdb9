extension NSLayoutManager {
    func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: TextParts) {
        ensureSetting()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = setting.index.clamped(glyphs)
        for (number, part) in setting.parts.enumerated() {
            let place = CGPoint(x: origin.x + textContainers[number].lineFragmentPadding, y: origin.y)
            part.layout.draw(lines(of: range, in: part), in: context, at: place, parts: parts)
        }
    }
}
