/// A description of a view's content, which creates content views and updates existing ones.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// Returns the configuration for a state. A configuration that does not depend on the state returns itself.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration of the content. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration. By default the configuration must have the type of the
    /// current configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the same type as the current configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Functions for the content views of cells, headers and footers.
@MainActor enum ContentHosting {
    /// Returns the view that shows `configuration`: the old view if it supports the configuration, otherwise a new
    /// one. Returns `nil` without a configuration.
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
    /// Returns the height that the content needs at a width, in points.
    func hostedHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
