import Foundation

/// Transforms the text attributes of a configuration's title, for example to another font.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = .init { incoming in
///     var outgoing = incoming
///     outgoing.font = .preferredFont(forTextStyle: .headline)
///     return outgoing
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer {
    /// The function that transforms the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    let identity = FunctionIdentity()
    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Returns the transformed attributes of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
