import Foundation

/// An object that can be dragged and copied: it says what representations it has.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of the representations, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of a representation, and hands it or an error to the handler.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A class whose objects can be made of what was dragged or copied.
///
/// - Source: https://developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types that objects can be made of, the most faithful first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object.
    ///
    /// - Throws: what is wrong with the data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text, and the words of addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.url"] }
    /// Hands over the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    /// Reads text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw ItemProviderError.damaged(typeIdentifier) }
        guard let string = NSString(string: text) as? Self else { throw ItemProviderError.damaged(typeIdentifier) }
        return string
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// All pictures that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
    /// Hands over the picture as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? ItemProviderError.damaged(typeIdentifier) : nil)
        return nil
    }
    /// Decodes a picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw ItemProviderError.damaged(typeIdentifier) }
        return image
    }
}
