import Foundation

/// Makes the looks of a title of those that a configuration gave it, for instance in another font.
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
    /// What makes the looks.
    public let transform: (AttributeContainer) -> AttributeContainer
    let mark = FunctionMark()
    /// Makes a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// The looks that are made of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
