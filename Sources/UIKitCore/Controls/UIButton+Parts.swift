/// The views that a button creates when needed, from back to front: background, image, title and subtitle.
extension UIButton {
    var contentTitleLabel: UILabel {
        if let label = content.label { return label }
        let label = UILabel()
        content.label = label
        label.textAlignment = .center
        label.font = titleFont
        // By default, the shadow of a button's title has no offset, unlike the shadow of other labels.
        label.shadowOffset = .zero
        insert(label, below: [content.subtitleLabel])
        showTitle()
        return label
    }

    var contentSubtitleLabel: UILabel {
        if let label = content.subtitleLabel { return label }
        let label = UILabel()
        content.subtitleLabel = label
        label.textAlignment = .center
        insert(label, below: [])
        return label
    }

    var contentImageView: UIImageView {
        if let imageView = content.imageView { return imageView }
        let imageView = UIImageView()
        content.imageView = imageView
        insert(imageView, below: [content.label, content.subtitleLabel])
        return imageView
    }

    var contentColorView: UIView {
        if let view = content.colorBackgroundView { return view }
        let view = UIView()
        content.colorBackgroundView = view
        view.isUserInteractionEnabled = false
        insertSubview(view, at: content.backgroundImageView == nil ? 0 : 1)
        return view
    }

    /// Inserts a view behind the first of the other views that is a subview, or else in front of all subviews.
    func insert(_ part: UIView, below others: [UIView?]) {
        part.isUserInteractionEnabled = false
        if let first = others.lazy.compactMap({ $0 }).first(where: { $0.superview === self }) {
            insertSubview(part, belowSubview: first)
        } else {
            addSubview(part)
        }
    }

    /// Returns a part of the button with an up-to-date frame, after performing pending layout.
    func partAfterLayout<Part>(_ part: (UIButton) -> Part) -> Part {
        let result = part(self)
        if !hasLaidOutContent, !layoutState.isLayingOut { layOutParts() }
        return result
    }

    func layOutParts() {
        // An override of a rectangle method may read these views, which would start layout again.
        guard !isLayingOutContent else { return }
        isLayingOutContent = true
        layOutContent()
        isLayingOutContent = false
        hasLaidOutContent = true
    }
}
