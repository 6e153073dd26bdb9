import UIKitEngines

/// The paragraph attributes of a document, in points.
struct DocumentBlock: Equatable {
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// The total indents of the enclosing elements.
    private var outerLeft = 0.0
    private var outerRight = 0.0
    /// The left and right margin.
    var margin = SIMD2<Double>.zero
    private var padding = SIMD2<Double>.zero
    var left: Double { outerLeft + margin.x + padding.x }
    var right: Double { outerRight + margin.y + padding.y }
    var firstLine = 0.0
    var spacing = 0.0
    var spacingBefore = 0.0
    /// The line height, in points; 0 for the font's line height.
    var lineHeight = 0.0
    var lists: [NSTextList] = []

    mutating func beginElement() {
        outerLeft = left
        outerRight = right
        margin = .zero
        padding = .zero
        spacing = 0
        spacingBefore = 0
    }

    mutating func apply(_ name: String, _ value: String, size: Double) {
        func points(_ value: String) -> Double? { CSSLength.points(value, size: size, root: DocumentStyle.rootSize).map { max(0, $0) } }
        switch name {
        case "text-align":
            switch value {
            case "left": alignment = .left
            case "right": alignment = .right
            case "center", "-webkit-center": alignment = .center
            case "justify": alignment = .justified
            default: alignment = .natural
            }
        case "direction": direction = value == "rtl" ? .rightToLeft : .leftToRight
        case "text-indent": firstLine = CSSLength.points(value, size: size, root: DocumentStyle.rootSize) ?? 0
        case "margin-bottom": spacing = points(value) ?? 0
        case "margin-top": spacingBefore = points(value) ?? 0
        case "margin-left": margin.x = points(value) ?? 0
        case "margin-right": margin.y = points(value) ?? 0
        case "padding-left": padding.x = points(value) ?? 0
        case "padding-right": padding.y = points(value) ?? 0
        case "margin":
            let sides = value.split(separator: " ").map { points(String($0)) ?? 0 }
            guard let top = sides.first else { return }
            // The order is top, right, bottom, left. A missing side equals the opposite side, or else the top.
            let right = sides.count > 1 ? sides[1] : top
            spacingBefore = top
            spacing = sides.count > 2 ? sides[2] : top
            margin.x = sides.count > 3 ? sides[3] : right
            margin.y = right
        case "line-height":
            let height = CSSLength.points(value, size: size, root: DocumentStyle.rootSize, allowsFactors: true)
            lineHeight = value == "normal" ? 0 : max(0, height ?? lineHeight)
        default: break
        }
    }

    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.baseWritingDirection = direction
        style.paragraphSpacing = CGFloat(spacing)
        style.paragraphSpacingBefore = CGFloat(spacingBefore)
        style.headIndent = CGFloat(left)
        style.firstLineHeadIndent = CGFloat(max(0, left + firstLine))
        style.tailIndent = CGFloat(-right)
        style.minimumLineHeight = CGFloat(lineHeight)
        style.maximumLineHeight = CGFloat(lineHeight)
        guard !lists.isEmpty else { return style }
        // As in UIKit's reader, the marker follows a first tab and the text follows a second tab.
        let indent = left + Self.indent * Double(lists.count)
        style.textLists = lists
        style.headIndent = CGFloat(indent)
        style.firstLineHeadIndent = CGFloat(left)
        style.tabStops = [indent - Self.markerDistance, indent].map { NSTextTab(textAlignment: .natural, location: CGFloat($0)) }
        style.defaultTabInterval = CGFloat(Self.indent)
        return style
    }

    /// The indent of each list's text within its enclosing list, and the distance from a marker to the text, in
    /// points.
    private static let indent = 36.0
    private static let markerDistance = 25.0
}
