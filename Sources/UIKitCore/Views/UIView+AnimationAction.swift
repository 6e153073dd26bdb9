extension UIView {
    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? { NSNull() }
}
