/// The available width of a line between its indents, in points.
struct LineFrame {
    /// The distance from the edge at which the paragraph's lines begin.
    let leading: Double
    /// The distance from the opposite edge.
    let trailing: Double
    let isRightToLeft: Bool
    let alignment: TextParagraph.Alignment

    init(style: TextParagraph, isFirst: Bool, width: Double, isRightToLeft: Bool) {
        leading = max(0, Double(isFirst ? style.firstLineHeadIndent : style.headIndent))
        let tail = Double(style.tailIndent)
        trailing = tail <= 0 ? -tail : width.isFinite ? max(0, width - tail) : 0
        self.isRightToLeft = isRightToLeft
        alignment = style.alignment
    }

    func availableWidth(in width: Double) -> Double {
        max(0, width - leading - trailing)
    }

    /// Returns the left position of text with a `length`, in lines of a `width`.
    func left(of length: Double, in width: Double) -> Double {
        let left = isRightToLeft ? trailing : leading
        let remainingWidth = max(0, width - leading - trailing - length)
        switch alignment {
        case .left: return left
        case .right: return left + remainingWidth
        case .center: return left + remainingWidth / 2
        case .natural, .justified: return isRightToLeft ? left + remainingWidth : left
        }
    }
}
