import CaretTesting

/// All drawings, each with the name of its recorded picture.
@MainActor enum Drawings {
    static var labels: [Drawing] {
        let styles = TextStyles.all.map { name, style in Drawing("Labels/\(name)") { TextStyles.label(style) } }
        return styles + [
            Drawing("Paragraphs/Body") { Paragraphs.paragraph(.body) },
            Drawing("Paragraphs/Footnote") { Paragraphs.paragraph(.footnote) },
            Drawing("Paragraphs/Title 2") { Paragraphs.paragraph(.title2) },
        ]
    }

    static var controls: [Drawing] {
        Controls.all.map { name, make in Drawing("Controls/\(name)", view: make) } + [Drawing("Layers/Cards") { Layers.cards() }]
    }

    static var screens: [Drawing] {
        let phone = Device(size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        return [
            Drawing("Screens/Settings", of: Settings.screen(), on: phone),
            Drawing("Screens/Settings, dark", of: Settings.screen(), on: phone.dark),
            Drawing("Screens/Settings, large text", of: Settings.screen(), on: phone.textSize(.extraExtraLarge)),
        ]
    }
}
