/// A layer that draws text.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// The text and its properties, except for size and colour.
    private struct Text {
        var string: Any?
        var font: Any?
        var isWrapped = false
        var alignment = CATextLayerAlignmentMode.natural
        var truncation = CATextLayerTruncationMode.none
    }

    private var text = Text() {
        didSet { setNeedsDisplay() }
    }
    /// The size and colour of the last drawing.
    private var drawnStyle: TextLayerStyle?

    /// Creates a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        values.kind = .text(TextLayerStyle())
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
        values.kind = .text(TextLayerStyle())
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATextLayer { text = other.text }
    }

    override class var defaultInstance: CALayer { CATextLayer() }

    private func store<Value: Equatable>(_ property: WritableKeyPath<TextLayerStyle, Value>, to value: Value, key: String) {
        var new = TextLayerStyle(values.kind)
        new[keyPath: property] = value
        change(\.kind, to: .text(new), key: key)
    }

    /// Also returns `true` for `fontSize` and `foregroundColor`.
    open override class func needsDisplay(forKey key: String) -> Bool {
        key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
    }

    /// Redraws the text if an animation has changed its size or colour.
    override func animationsDidApply() {
        if let drawnStyle, drawnStyle != textStyle { display() }
    }

    override func animationsWereRemoved() {
        if let drawnStyle, drawnStyle != textStyle { setNeedsDisplay() }
    }

    /// The animated size and colour.
    private var textStyle: TextLayerStyle { TextLayerStyle(attached.isEmpty ? values.kind : (animatedValues ?? values).kind) }

    /// The text, a `String` or an `NSAttributedString`, whose attributes take precedence; `nil` by default.
    open var string: Any? {
        get { text.string }
        set { text.string = newValue }
    }
    /// The font of plain text, a `UIFont` or a font name; `nil` by default, which means the system font. The font's
    /// size is ignored.
    open var font: Any? {
        get { text.font }
        set { text.font = newValue }
    }
    /// The font size of plain text, in points; 36 by default. Animatable.
    open var fontSize: CGFloat {
        get { TextLayerStyle(values.kind).size }
        set { store(\.size, to: max(0, LayerCheck.finite(newValue, "fontSize")), key: "fontSize") }
    }
    /// The colour of plain text; white by default. Animatable.
    open var foregroundColor: CGColor? {
        get { TextLayerStyle(values.kind).color }
        set { store(\.color, to: newValue, key: "foregroundColor") }
    }
    /// Whether lines wrap at the layer's width; `false` by default.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }
    /// The alignment of lines; `natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { text.alignment = newValue }
    }
    /// The position of the ellipsis in text that does not fit; no ellipsis by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    /// Draws the text from the top of the bounds.
    open override func draw(in ctx: CGContext) {
        let textStyle = textStyle
        drawnStyle = textStyle
        guard let layout = layout(textStyle, width: bounds.width, height: bounds.height) else { return }
        layout.draw(in: ctx, at: bounds.origin, color: textStyle.color ?? .white)
    }

    /// Returns the size of the whole text without line wrapping.
    open override func preferredFrameSize() -> CGSize {
        guard let size = layout(TextLayerStyle(values.kind), width: .infinity, height: .infinity)?.size else { return .zero }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func layout(_ textStyle: TextLayerStyle, width: CGFloat, height: CGFloat) -> TextLayout? {
        var paragraph = TextParagraph()
        paragraph.alignment = text.alignment.alignment
        paragraph.lineBreak = text.isWrapped || !width.isFinite ? .wordWrap : text.truncation.lineBreak
        let style = TextStyle(font: textFont(textStyle.size), color: textStyle.color)
        let content: TextContent
        switch text.string {
        case let string as String: content = TextContent(string, style: style, paragraph: paragraph)
        case let attributed as any LayerText: content = attributed.layerText(style, paragraph)
        case let value?: content = TextContent("\(value)", style: style, paragraph: paragraph)
        case nil: return nil
        }
        let isClipped = text.truncation == .none
        return TextLayout(content, width: width, maxHeight: isClipped ? .infinity : height, truncation: text.truncation.truncation)
    }

    private func textFont(_ size: CGFloat) -> TextFont {
        if var font = (text.font as? any LayerFont)?.layerFont {
            font.size = size
            return font
        }
        guard let name = text.font as? String ?? (text.font as? NSString)?.description else { return TextFont(size: size) }
        return TextFont(family: .named(name), size: size)
    }
}

/// Text with attributes, such as an attributed string, that a text layer can draw.
@MainActor package protocol LayerText {
    /// - Parameters:
    ///   - style: The style of text without attributes.
    ///   - paragraph: The paragraph style of text without a paragraph style attribute.
    func layerText(_ style: TextStyle, _ paragraph: TextParagraph) -> TextContent
}

/// A font with which a text layer can draw.
package protocol LayerFont {
    var layerFont: TextFont { get }
}
