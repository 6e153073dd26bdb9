import CoreGraphics

/// Lines of items of one size. All frames are computed by arithmetic, and nothing is stored per item.
struct FlowGrid: Sendable {
    let count: Int
    let itemMain: CGFloat
    let itemCross: CGFloat
    /// The number of items in a full line, at least 1.
    let itemsPerLine: Int
    /// The distance from one line's start to the next.
    private let lineStride: CGFloat
    /// The distance from one item's start to the next.
    private let itemStride: CGFloat
    /// The start of a line's first item. If only one item fits a line, the item is centred.
    private let leadingInset: CGFloat

    init(count: Int, itemMain: CGFloat, itemCross: CGFloat, available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        self.count = count
        self.itemMain = itemMain
        self.itemCross = itemCross
        let stride = itemCross + itemSpacing
        // A thousandth of a point allows for rounding: three items of "width / 3" have to fit.
        let fittingCount = stride > 0 ? ((available + itemSpacing + 0.001) / stride).rounded(.down) : CGFloat(max(1, count))
        itemsPerLine = max(1, Int(min(max(fittingCount, 1), CGFloat(max(1, count)))))
        let fullLineCount = max(1, Int(min(max(fittingCount, 1), 1e9)))
        lineStride = itemMain + lineSpacing
        // A full line is justified; a shorter line has the same columns as the full lines.
        itemStride = fullLineCount > 1 ? max(stride, (available - itemCross) / CGFloat(fullLineCount - 1)) : stride
        leadingInset = fullLineCount > 1 ? 0 : max(0, (available - itemCross) / 2)
    }

    private var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

    var length: CGFloat {
        count == 0 ? 0 : CGFloat(lineCount) * lineStride - (lineStride - itemMain)
    }

    func itemFrame(of item: Int) -> FlowItemFrame {
        FlowItemFrame(
            main: CGFloat(item / itemsPerLine) * lineStride, cross: leadingInset + CGFloat(item % itemsPerLine) * itemStride,
            mainLength: itemMain, crossLength: itemCross)
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end > 0, start < length else { return 0..<0 }
        guard lineStride > 0 else { return 0..<count }
        let first = max(0, Int(((max(start, 0) - itemMain) / lineStride).rounded(.down)) + 1)
        let last = min(lineCount - 1, Int((min(end, length) / lineStride).rounded(.up)) - 1)
        guard first <= last else { return 0..<0 }
        return first * itemsPerLine..<min(count, (last + 1) * itemsPerLine)
    }
}
