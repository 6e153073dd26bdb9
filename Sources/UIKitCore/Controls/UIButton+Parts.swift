/// The views that a button creates when needed, from back to front: background, image, title and subtitle.
extension UIButton {
    var label: UILabel {
        if let label = content.label { return label }
        let label = UILabel()
        content.label = label
        label.textAlignment = .center
        label.font = titleFont
        // A button's title shadow has no offset by default, unlike that of other labels.
        label.shadowOffset = .zero
        insert(label, below: [content.secondLabel])
        showTitle()
        return label
    }

    var secondLabel: UILabel {
        if let label = content.secondLabel { return label }
        let label = UILabel()
        content.secondLabel = label
        label.textAlignment = .center
        insert(label, below: [])
        return label
    }

    var picture: UIImageView {
        if let imageView = content.picture { return imageView }
        let imageView = UIImageView()
        content.picture = imageView
        insert(imageView, below: [content.label, content.secondLabel])
        return imageView
    }

    var backdrop: UIView {
        if let view = content.backdrop { return view }
        let view = UIView()
        content.backdrop = view
        view.isUserInteractionEnabled = false
        insertSubview(view, at: content.background == nil ? 0 : 1)
        return view
    }

    /// Inserts a view behind the first subview in a list, or in front of all subviews if the list has none.
    func insert(_ part: UIView, below others: [UIView?]) {
        part.isUserInteractionEnabled = false
        if let first = others.lazy.compactMap({ $0 }).first(where: { $0.superview === self }) {
            insertSubview(part, belowSubview: first)
        } else {
            addSubview(part)
        }
    }

    /// Returns a part of the button with an up-to-date frame, after performing pending layout.
    func placed<Part>(_ part: (UIButton) -> Part) -> Part {
        let result = part(self)
        if !isPlaced, !layoutState.isLayingOut { placeParts() }
        return result
    }

    func placeParts() {
        // An override of a rectangle method may read these views, which would start layout again.
        guard !isPlacing else { return }
        isPlacing = true
        placeContent()
        isPlacing = false
        isPlaced = true
    }
}
