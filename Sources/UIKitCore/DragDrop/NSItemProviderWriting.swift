import Foundation

/// An object that can be dragged and copied, because it provides its representations.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of the representations, the highest fidelity first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates the data of a representation, and passes the data or an error to the handler.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A class whose objects can be created from a dragged or copied item.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types from which objects can be created, the highest fidelity first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object.
    ///
    /// - Throws: An error that describes invalid data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text, and URLs as text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.url"] }
    /// Provides the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    /// Creates a string from UTF-8 text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw ItemProviderError.damaged(typeIdentifier) }
        guard let string = NSString(string: text) as? Self else { throw ItemProviderError.damaged(typeIdentifier) }
        return string
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// All image formats that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
    /// Provides the image as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? ItemProviderError.damaged(typeIdentifier) : nil)
        return nil
    }
    /// Decodes an image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw ItemProviderError.damaged(typeIdentifier) }
        return image
    }
}
