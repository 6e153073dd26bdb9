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

    /// Returns the size that fits the constraints of `content`. A width or height that the layout has fixed is kept, or
    /// replaced by that of `availableSize`.
    func fitting(_ attributes: UICollectionViewLayoutAttributes, _ content: UIView, in availableSize: CGSize? = nil) -> CGSize {
        let isCell = attributes.representedElementCategory == .cell
        return content.systemLayoutSizeFitting(
            availableSize ?? attributes.size,
            withHorizontalFittingPriority: (attributes.hints.selfSizesWidth ?? isCell) ? .fittingSizeLevel : .required,
            verticalFittingPriority: (attributes.hints.selfSizesHeight ?? isCell) ? .fittingSizeLevel : .required)
    }
}

extension UICollectionViewCell {
    /// Returns the size of the cell that fits its content, including the accessories.
    func fittingCellSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let accessoryWidth = max(bounds.width - contentFrame(in: bounds.size).width, 0)
        let contentTarget = CGSize(width: max(target.width - accessoryWidth, 0), height: target.height)
        let size = (configurationStorage.content ?? contentView).systemLayoutSizeFitting(
            contentTarget, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + accessoryWidth, height: size.height)
    }

    /// Sets the size of the attributes to the size that fits the content.
    func fit(_ attributes: UICollectionViewLayoutAttributes) {
        if let content = configurationStorage.content {
            if attributes.hints.selfSizesWidth ?? false {
                attributes.size = fitting(attributes, content)
            } else if attributes.hints.selfSizesHeight ?? true {
                attributes.size.height = content.hostedHeight(forWidth: contentFrame(in: attributes.size).width)
            }
            return
        }
        // Content without constraints has no fitting size.
        guard contentView.existingVariables != nil else { return }
        // The accessories reduce the width available for the content.
        let contentSize = contentFrame(in: attributes.size).size
        let accessoryWidth = attributes.size.width - contentSize.width
        let size = fitting(attributes, contentView, in: contentSize)
        let keepsWidth = attributes.hints.selfSizesWidth == false
        attributes.size = CGSize(width: keepsWidth ? attributes.size.width : size.width + accessoryWidth, height: size.height)
    }
}
