/// The room a line has between its indents. In points.
struct LineFrame {
    /// From the edge at which the paragraph's lines start.
    let leading: Double
    /// From the other edge.
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

    func room(in width: Double) -> Double {
        max(0, width - leading - trailing)
    }

    /// Where text of `length` starts from the left, in lines that are `width` wide.
    func left(of length: Double, in width: Double) -> Double {
        let left = isRightToLeft ? trailing : leading
        let spare = max(0, width - leading - trailing - length)
        switch alignment {
        case .left: return left
        case .right: return left + spare
        case .center: return left + spare / 2
        case .natural, .justified: return isRightToLeft ? left + spare : left
        }
    }
}
