import Testing

@testable import UIKitCore

/// Text with shadows and strokes on a canvas of 200x20,000 points, near both ends and in between.
struct TallTextTests {
    private static let height: CGFloat = 20_000

    /// Returns the number of inked pixels of a drawing, and their rows.
    private func ink(_ attributes: [NSAttributedString.Key: Any], at y: CGFloat) -> (count: Int, rows: ClosedRange<Int>)? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: Self.height), format: format)
        let text = NSAttributedString(
            string: "Wink", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 30)]) { own, _ in own })
        let image = renderer.image { _ in text.draw(at: CGPoint(x: 20, y: y)) }
        guard let buffer = image.cgImage?.buffer else { return nil }
        return buffer.withBytes { bytes in
            var count = 0
            var rows: [Int] = []
            for row in 0..<buffer.height {
                let start = row * buffer.bytesPerRow
                // Two pixels at a time, because nearly all rows are empty.
                guard (0..<100).contains(where: { bytes.loadUnaligned(fromByteOffset: start + 8 * $0, as: UInt64.self) != 0 }) else {
                    continue
                }
                count += (0..<200).count { bytes.load(fromByteOffset: start + 4 * $0, as: UInt32.self) != 0 }
                rows.append(row)
            }
            return rows.first.map { (count, $0...(rows.last ?? $0)) }
        }
    }

    private static var looks: [[NSAttributedString.Key: Any]] {
        let hard = NSShadow(), soft = NSShadow()
        (hard.shadowOffset, hard.shadowColor) = (CGSize(width: 4, height: 6), UIColor.red)
        (soft.shadowOffset, soft.shadowBlurRadius, soft.shadowColor) = (CGSize(width: 0, height: 4), 5, UIColor.black)
        return [
            [.shadow: hard], [.shadow: soft], [.strokeWidth: 4], [.strokeWidth: -8, .strokeColor: UIColor.blue],
            [.shadow: soft, .strokeWidth: -3],
        ]
    }

    @Test(arguments: 0..<5)
    func textLooksTheSameAtEveryPosition(look: Int) throws {
        let attributes = Self.looks[look]
        let top = try #require(ink(attributes, at: 40))
        #expect(top.count > 100)
        for y in [9_980, 19_900] as [CGFloat] {
            let other = try #require(ink(attributes, at: y))
            #expect(other.count == top.count)
            #expect(other.rows.lowerBound - top.rows.lowerBound == Int(y) - 40 && other.rows.count == top.rows.count)
        }
    }
}
