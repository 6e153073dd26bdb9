import UIKit

extension OddProperty {
    private static var label: @MainActor @Sendable () -> UILabel {
        {
            let label = UILabel()
            label.text = "Some words of a label"
            return label
        }
    }

    private static func attribute(
        _ name: String, _ make: @escaping @MainActor @Sendable (OddNumber) -> [NSAttributedString.Key: Any]
    ) -> OddProperty {
        view(name, label) { $0.attributedText = NSAttributedString(string: "Some\twords", attributes: make($1)) }
    }

    private static func paragraph(
        _ name: String, _ set: @escaping @MainActor @Sendable (NSMutableParagraphStyle, OddNumber) -> Void
    ) -> OddProperty {
        attribute(name) { number in
            let style = NSMutableParagraphStyle()
            set(style, number)
            return [.paragraphStyle: style]
        }
    }

    private static var text: @MainActor @Sendable () -> UITextView {
        {
            let view = UITextView()
            view.text = "Some words\nof a text"
            return view
        }
    }

    static let texts: [OddProperty] = [
        view("UILabel.numberOfLines", label, isWhole: true) { $0.numberOfLines = $1.whole },
        view("UILabel.preferredMaxLayoutWidth", label) {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = $1.real
        },
        view("UILabel.minimumScaleFactor", label) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = $1.real
        },
        view("UILabel.shadowOffset", label) {
            $0.shadowColor = .red
            $0.shadowOffset = $1.size
        },
        view("UIFont.pointSize", label) { $0.font = .systemFont(ofSize: $1.real) },
        view("UIFont.weight", label) { $0.font = .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: $1.real)) },
        view("UIFontMetrics.scaledValue", label) {
            let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
            $0.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: $1.real, compatibleWith: traits))
        },
        view("UIFontDescriptor.size", label) { $0.font = UIFont(descriptor: $0.font.fontDescriptor, size: $1.real) },
        attribute("NSAttributedString.kern") { [.kern: $0.real] },
        attribute("NSAttributedString.tracking") { [.tracking: $0.real] },
        attribute("NSAttributedString.baselineOffset") { [.baselineOffset: $0.real] },
        attribute("NSAttributedString.strokeWidth") { [.strokeWidth: $0.real] },
        attribute("NSAttributedString.obliqueness") { [.obliqueness: $0.real] },
        attribute("NSAttributedString.expansion") { [.expansion: $0.real] },
        attribute("NSShadow.shadowBlurRadius") { number in
            let shadow = NSShadow()
            shadow.shadowBlurRadius = number.real
            shadow.shadowOffset = number.size
            return [.shadow: shadow]
        },
        attribute("NSTextAttachment.bounds") { number in
            let attachment = NSTextAttachment()
            attachment.image = picture()
            attachment.bounds = number.rect
            attachment.lineLayoutPadding = number.real
            return [.attachment: attachment]
        },
        paragraph("NSParagraphStyle.lineSpacing") { $0.lineSpacing = $1.real },
        paragraph("NSParagraphStyle.minimumLineHeight") { $0.minimumLineHeight = $1.real },
        paragraph("NSParagraphStyle.maximumLineHeight") { $0.maximumLineHeight = $1.real },
        paragraph("NSParagraphStyle.lineHeightMultiple") { $0.lineHeightMultiple = $1.real },
        paragraph("NSParagraphStyle.paragraphSpacing") { $0.paragraphSpacing = $1.real },
        paragraph("NSParagraphStyle.firstLineHeadIndent") { $0.firstLineHeadIndent = $1.real },
        paragraph("NSParagraphStyle.headIndent") { $0.headIndent = $1.real },
        paragraph("NSParagraphStyle.tailIndent") { $0.tailIndent = $1.real },
        paragraph("NSParagraphStyle.defaultTabInterval") { $0.defaultTabInterval = $1.real },
        paragraph("NSParagraphStyle.hyphenationFactor") { $0.hyphenationFactor = $1.float },
        view("UITextView.textContainerInset", text, refusal: .notFinite) { $0.textContainerInset = $1.insets },
        view("NSTextContainer.lineFragmentPadding", text, refusal: .notFinite) { $0.textContainer.lineFragmentPadding = $1.real },
        view("NSTextContainer.size", text) { $0.textContainer.size = $1.size },
        view("NSTextContainer.maximumNumberOfLines", text, isWhole: true) { $0.textContainer.maximumNumberOfLines = $1.whole },
        view("UITextField.minimumFontSize", { UITextField() }) {
            $0.text = "Some words of a field that is narrow"
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumFontSize = $1.real
        },
    ]

    static let drawings: [OddProperty] = [
        drawing("CGContext.setLineWidth") { $0.setLineWidth($1.real) },
        drawing("CGContext.setMiterLimit") { $0.setMiterLimit($1.real) },
        drawing("CGContext.setLineDash") { $0.setLineDash(phase: $1.real, lengths: [3, 2]) },
        drawing("CGContext.setLineDash lengths") { $0.setLineDash(phase: 0, lengths: [$1.real, 2]) },
        drawing("CGContext.setAlpha") { $0.setAlpha($1.real) },
        drawing("CGContext.setFlatness") { $0.setFlatness($1.real) },
        drawing("CGContext.setShadow") { $0.setShadow(offset: $1.size, blur: $1.real) },
        drawing("CGContext.translateBy") { $0.translateBy(x: $1.real, y: 0) },
        drawing("CGContext.scaleBy") { $0.scaleBy(x: $1.real, y: 1) },
        drawing("CGContext.rotate") { $0.rotate(by: $1.real) },
        drawing("CGContext.fill") { $0.fill($1.rect) },
        drawing("CGContext.stroke") { $0.stroke($1.rect, width: $1.real) },
        drawing("CGContext.clip") { $0.clip(to: $1.rect) },
        drawing("CGContext.addEllipse") {
            $0.addEllipse(in: $1.rect)
            $0.strokePath()
        },
        drawing("UIBezierPath.lineWidth") {
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: $1.real)
            path.lineWidth = $1.real
            path.miterLimit = $1.real
            path.flatness = $1.real
            path.setLineDash([$1.real], count: 1, phase: $1.real)
            path.stroke()
            path.fill()
        },
        drawing("UIBezierPath.apply") { _, number in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            path.apply(CGAffineTransform(translationX: number.real, y: 0))
            path.fill()
        },
        drawing("NSString.draw") { _, number in
            ("Some words" as NSString).draw(in: number.rect, withAttributes: nil)
            ("Some words" as NSString).draw(at: number.point, withAttributes: nil)
        },
        drawing("UIImage.draw") { _, number in
            picture().draw(in: number.rect)
            picture().draw(at: number.point, blendMode: .multiply, alpha: number.real)
            picture().drawAsPattern(in: number.rect)
        },
    ]
}
