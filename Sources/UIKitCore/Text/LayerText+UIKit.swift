extension NSAttributedString: LayerText {
    package func layerText(_ style: TextStyle, _ paragraph: TextParagraph) -> TextContent {
        TextContent(self, default: style.font) { runStyle, runParagraph in
            if runStyle.color == nil { runStyle.color = style.color }
            if runParagraph.alignment == .natural { runParagraph.alignment = paragraph.alignment }
            if runParagraph.lineBreak == .wordWrap { runParagraph.lineBreak = paragraph.lineBreak }
        }
    }
}

extension UIFont: LayerFont {
    package var layerFont: TextFont { textFont }
}
