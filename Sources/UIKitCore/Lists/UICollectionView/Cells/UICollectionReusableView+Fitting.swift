extension UICollectionReusableView {
    /// The collection view that contains the view; `nil` if there is none.
    var list: UICollectionView? {
        var view = superview
        while let present = view {
            if let list = present as? UICollectionView { return list }
            view = present.superview
        }
        return nil
    }

    /// Returns the size that fits the constraints of `content`. A side that the layout has fixed keeps its length, or
    /// gets that of `room`.
    func fitting(_ attributes: UICollectionViewLayoutAttributes, _ content: UIView, in room: CGSize? = nil) -> CGSize {
        let isCell = attributes.representedElementCategory == .cell
        return content.systemLayoutSizeFitting(
            room ?? attributes.size, withHorizontalFittingPriority: attributes.hints.asksWidth ?? isCell ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.hints.asksHeight ?? isCell ? .fittingSizeLevel : .required)
    }
}

extension UICollectionViewCell {
    func fittingContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let beside = max(bounds.width - contentFrame(in: bounds.size).width, 0)
        let room = CGSize(width: max(target.width - beside, 0), height: target.height)
        let size = (configuring.content ?? contentView).systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + beside, height: size.height)
    }

    /// Sets the size of the attributes to the size that fits the content.
    func fit(_ attributes: UICollectionViewLayoutAttributes) {
        if let content = configuring.content {
            if attributes.hints.asksWidth ?? false {
                attributes.size = fitting(attributes, content)
            } else if attributes.hints.asksHeight ?? true {
                attributes.size.height = content.hostedHeight(forWidth: contentFrame(in: attributes.size).width)
            }
            return
        }
        // Content without constraints has no fitting size.
        guard contentView.boxIfAny != nil else { return }
        // The accessories reduce the width available for the content.
        let room = contentFrame(in: attributes.size).size
        let beside = attributes.size.width - room.width
        let size = fitting(attributes, contentView, in: room)
        let keepsWidth = attributes.hints.asksWidth == false
        attributes.size = CGSize(width: keepsWidth ? attributes.size.width : size.width + beside, height: size.height)
    }
}
