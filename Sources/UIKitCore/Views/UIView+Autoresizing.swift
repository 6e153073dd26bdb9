extension UIView {
    /// The flexible parts of the view when its superview's size changes; none by default.
    public var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set {
            guard layoutState.autoresizingMask != newValue else { return }
            layoutState.autoresizingMask = newValue
            updateFixedVariables()
        }
    }

    /// Whether subviews are resized by their autoresizing masks when the bounds change; `true` by default.
    public var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set {
            guard layoutState.autoresizesSubviews != newValue else { return }
            layoutState.autoresizesSubviews = newValue
            updateMaskConstraintsOfSubviews()
        }
    }

    /// Resizes the view by its autoresizing mask after a change of the superview's size.
    func autoresize(from old: CGSize, to new: CGSize) {
        let mask = layoutState.autoresizingMask
        guard !mask.isEmpty, old != new else { return }
        let viewFrame = transform.isIdentity ? frame : untransformedFrame
        let x = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleLeftMargin), isLengthFlexible: mask.contains(.flexibleWidth),
            isBackFlexible: mask.contains(.flexibleRightMargin)
        ).resized(origin: viewFrame.origin.x, length: viewFrame.size.width, from: old.width, to: new.width)
        let y = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleTopMargin), isLengthFlexible: mask.contains(.flexibleHeight),
            isBackFlexible: mask.contains(.flexibleBottomMargin)
        ).resized(origin: viewFrame.origin.y, length: viewFrame.size.height, from: old.height, to: new.height)
        applyFrame(CGRect(x: x.origin, y: y.origin, width: max(0, x.length), height: max(0, y.length)))
    }

    /// The frame of the view without its transform.
    private var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = anchorPoint
        return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    private func applyFrame(_ newFrame: CGRect) {
        guard !transform.isIdentity else {
            frame = newFrame
            return
        }
        bounds = CGRect(origin: bounds.origin, size: newFrame.size)
        let anchor = anchorPoint
        center = CGPoint(x: newFrame.minX + newFrame.width * anchor.x, y: newFrame.minY + newFrame.height * anchor.y)
    }
}
