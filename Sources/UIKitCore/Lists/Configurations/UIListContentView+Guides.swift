/// The guides that were asked for.
@MainActor struct ListGuides {
    var image: UILayoutGuide?
    var text: UILayoutGuide?
    var secondary: UILayoutGuide?
}

extension UIListContentView {
    /// Where the image stands; `nil` where none is shown. A guide for constraints of views beside it, which holds as long as there is an
    /// image.
    public var imageLayoutGuide: UILayoutGuide? { guide(\.image, around: image) }

    /// Where the words stand; `nil` where none are shown.
    public var textLayoutGuide: UILayoutGuide? { guide(\.text, around: text) }

    /// Where the second words stand; `nil` where none are shown.
    public var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondary, around: secondary) }

    private func guide(_ place: WritableKeyPath<ListGuides, UILayoutGuide?>, around view: UIView?) -> UILayoutGuide? {
        guard let view else { return nil }
        if let known = guides[keyPath: place] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[keyPath: place] = guide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    /// Guides around what is not shown any more go.
    func dropGuides() {
        if image == nil { drop(\.image) }
        if text == nil { drop(\.text) }
        if secondary == nil { drop(\.secondary) }
    }

    private func drop(_ place: WritableKeyPath<ListGuides, UILayoutGuide?>) {
        guard let guide = guides[keyPath: place] else { return }
        guides[keyPath: place] = nil
        removeLayoutGuide(guide)
    }
}
