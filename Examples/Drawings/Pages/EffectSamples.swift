import UIKit

/// Blurs over a colourful picture, with texts that take their colour from the blur.
@MainActor enum EffectSamples {
    static var all: [Sample] {
        [
            material("Extra light", .extraLight), material("Light", .light), material("Dark", .dark),
            material("Regular", .regular), material("Prominent", .prominent), material("Ultra thin", .systemUltraThinMaterial),
            material("Thin", .systemThinMaterial), material("Material", .systemMaterial), material("Thick", .systemThickMaterial),
            material("Chrome", .systemChromeMaterial), material("Always light", .systemMaterialLight),
            material("Always dark", .systemMaterialDark),
            Sample("Vibrant texts", texts()), Sample("Vibrant areas", areas()), Sample("Faded", half()),
        ]
    }

    private static func material(_ caption: String, _ style: UIBlurEffect.Style) -> Sample {
        let text = label("Aa", size: 26)
        text.frame = CGRect(x: 0, y: 18, width: 78, height: 40)
        // A material that is always light or dark needs texts for that style.
        text.overrideUserInterfaceStyle = surroundings(style)
        return Sample(caption, EffectView(UIBlurEffect(style: style), [text]))
    }

    private static func surroundings(_ style: UIBlurEffect.Style) -> UIUserInterfaceStyle {
        switch style {
        case .extraLight, .light, .systemMaterialLight: .light
        case .dark, .systemMaterialDark: .dark
        default: .unspecified
        }
    }

    private static func texts() -> UIView {
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let lines = styles.map { UIVibrancyEffect(blurEffect: blur, style: $0) }.enumerated().map { index, effect in
            let line = UIVisualEffectView(effect: effect)
            line.frame = CGRect(x: 0, y: 2 + CGFloat(index) * 18, width: 78, height: 20)
            let text = label("Vibrant", size: 15)
            text.frame = line.bounds
            line.contentView.addSubview(text)
            return line
        }
        return EffectView(blur, lines)
    }

    private static func areas() -> UIView {
        let blur = UIBlurEffect(style: .systemMaterial)
        let styles: [UIVibrancyEffectStyle] = [.fill, .secondaryFill, .tertiaryFill, .separator]
        let fields = styles.map { UIVibrancyEffect(blurEffect: blur, style: $0) }.enumerated().map { index, effect in
            let field = UIVisualEffectView(effect: effect)
            field.frame = CGRect(x: 8, y: 6 + CGFloat(index) * 18, width: 62, height: index == 3 ? 1 : 13)
            field.contentView.backgroundColor = .white
            return field
        }
        return EffectView(blur, fields)
    }

    /// An effect of half opacity shows the sharp picture beneath.
    private static func half() -> UIView {
        let view = EffectView(UIBlurEffect(style: .regular), [])
        view.effectView.alpha = 0.5
        return view
    }

    private static func label(_ text: String, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.textAlignment = .center
        return label
    }
}
