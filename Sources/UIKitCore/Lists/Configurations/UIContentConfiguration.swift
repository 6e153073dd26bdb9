/// A description of a view's content, which creates the view and can be applied to it again.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    @MainActor func makeContentView() -> UIView & UIContentView
    /// Returns the configuration for a state; the same configuration if it does not depend on the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration of the content. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration. By default a view supports the type of its current
    /// configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The hosting of content views in cells, headers and footers.
@MainActor enum ContentHosting {
    /// Returns the view that shows `configuration`: the old view if supported, otherwise a new one; `nil` without a
    /// configuration.
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
    /// Returns the fitting height of a content view for a width, in points.
    func hostedHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
