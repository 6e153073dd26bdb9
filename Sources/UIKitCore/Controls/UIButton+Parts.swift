/// The views that a button makes when they are first needed, from back to front: background, picture, title and subtitle.
extension UIButton {
    var label: UILabel {
        if let label = content.label { return label }
        let label = UILabel()
        content.label = label
        label.textAlignment = .center
        label.font = titleFont
        // A title's shadow lies below the title until somebody moves it.
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
        if let picture = content.picture { return picture }
        let picture = UIImageView()
        content.picture = picture
        insert(picture, below: [content.label, content.secondLabel])
        return picture
    }

    var backdrop: UIView {
        if let backdrop = content.backdrop { return backdrop }
        let backdrop = UIView()
        content.backdrop = backdrop
        backdrop.isUserInteractionEnabled = false
        insertSubview(backdrop, at: content.ground == nil ? 0 : 1)
        return backdrop
    }

    /// Adds a part behind the first view of a list that there is, or in front of all.
    func insert(_ part: UIView, below others: [UIView?]) {
        part.isUserInteractionEnabled = false
        if let first = others.lazy.compactMap({ $0 }).first(where: { $0.superview === self }) {
            insertSubview(part, belowSubview: first)
        } else {
            addSubview(part)
        }
    }

    /// A part, in its place: a layout that is pending is carried out for the parts.
    func placed<Part>(_ part: (UIButton) -> Part) -> Part {
        let made = part(self)
        if !isPlaced, !layoutState.isLayingOut { placeParts() }
        return made
    }

    func placeParts() {
        // What a subclass answers about places may ask for the parts.
        guard !isPlacing else { return }
        isPlacing = true
        placeContent()
        isPlacing = false
        isPlaced = true
    }
}
