extension NSAttributedString: LayerText {
    package func layerText(_ style: TextStyle, _ paragraph: TextParagraph) -> TextContent {
        TextContent(self, default: style.font) { own, ownParagraph in
            if own.color == nil { own.color = style.color }
            if ownParagraph.alignment == .natural { ownParagraph.alignment = paragraph.alignment }
            if ownParagraph.lineBreak == .wordWrap { ownParagraph.lineBreak = paragraph.lineBreak }
        }
    }
}

extension UIFont: LayerFont {
    package var layerFont: TextFont { textFont }
}
