/// What a view shows, as a value: it makes the view, and may be given to it again.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// The configuration for a state; itself if it looks alike in every one.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; by default if it is of the type of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Puts the views of configurations into cells, headers and footers.
@MainActor enum ContentHosting {
    /// The view that shows `configuration`: the old one if it can, or a new one in its place; `nil` for no configuration.
    static func replace(
        _ old: (UIView & UIContentView)?, with configuration: (any UIContentConfiguration)?, in host: UIView
    ) -> (UIView & UIContentView)? {
        guard let configuration else {
            old?.removeFromSuperview()
            return nil
        }
        if let old, old.supports(configuration) {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        let view = configuration.makeContentView()
        view.frame = host.bounds
        host.insertSubview(view, at: 0)
        return view
    }
}

extension UIView {
    /// How high a content view wants to be if it is so wide, in points.
    func hostedHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
