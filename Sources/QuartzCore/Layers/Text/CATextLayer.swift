/// A layer that draws text.
///
/// > Difference from Apple: ``foregroundColor`` and ``fontSize`` change at once, and do not animate.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// What is drawn, as one value.
    private struct Text {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var color: CGColor? = .white
        var isWrapped = false
        var alignment = CATextLayerAlignmentMode.natural
        var truncation = CATextLayerTruncationMode.none
    }

    private var text = Text() {
        didSet { setNeedsDisplay() }
    }

    /// Makes a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATextLayer { text = other.text }
    }

    /// The text: a `String` or an `NSAttributedString`, whose own looks go first; `nil` by default.
    open var string: Any? {
        get { text.string }
        set { text.string = newValue }
    }
    /// The font of plain text: a `UIFont` or the name of one; `nil`, the default, for the interface's. Its size is not used.
    open var font: Any? {
        get { text.font }
        set { text.font = newValue }
    }
    /// The size of plain text, in points; 36 by default.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { text.fontSize = max(0, LayerCheck.finite(newValue, "fontSize")) }
    }
    /// The colour of plain text; white by default.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { text.color = newValue }
    }
    /// Whether lines are broken at the layer's width; `false` by default.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }
    /// To which side lines stand; to where they begin by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { text.alignment = newValue }
    }
    /// Where the ellipsis stands in text that does not fit; without one by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    /// Draws the text from the top of the bounds.
    open override func draw(in ctx: CGContext) {
        guard let layout = layout(width: bounds.width, height: bounds.height) else { return }
        layout.draw(in: ctx, at: bounds.origin, color: text.color ?? .white)
    }

    /// The size that all of the text takes, without any line break but its own.
    open override func preferredFrameSize() -> CGSize {
        layout(width: .infinity, height: .infinity).map { CGSize(width: $0.size.width.rounded(.up), height: $0.size.height.rounded(.up)) }
            ?? .zero
    }

    private func layout(width: CGFloat, height: CGFloat) -> TextLayout? {
        var paragraph = TextParagraph()
        paragraph.alignment = text.alignment.alignment
        paragraph.lineBreak = text.isWrapped || !width.isFinite ? .wordWrap : text.truncation.lineBreak
        let style = TextStyle(font: textFont, color: text.color)
        let content: TextContent
        switch text.string {
        case let string as String: content = TextContent(string, style: style, paragraph: paragraph)
        case let attributed as any LayerText: content = attributed.layerText(style, paragraph)
        case let value?: content = TextContent("\(value)", style: style, paragraph: paragraph)
        case nil: return nil
        }
        let isCut = text.truncation == .none
        return TextLayout(content, width: width, maxHeight: isCut ? .infinity : height, truncation: text.truncation.truncation)
    }

    private var textFont: TextFont {
        if var font = (text.font as? any LayerFont)?.layerFont {
            font.size = text.fontSize
            return font
        }
        guard let name = text.font as? String ?? (text.font as? NSString)?.description else { return TextFont(size: text.fontSize) }
        return TextFont(family: .named(name), size: text.fontSize)
    }
}

/// A text that says itself how it looks.
@MainActor package protocol LayerText {
    /// - Parameters:
    ///   - style: of what has none of its own.
    ///   - paragraph: likewise.
    func layerText(_ style: TextStyle, _ paragraph: TextParagraph) -> TextContent
}

/// A font that a text layer can draw with.
package protocol LayerFont {
    var layerFont: TextFont { get }
}
