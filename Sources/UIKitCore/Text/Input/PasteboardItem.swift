import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item on a pasteboard, in one or more representations.
@MainActor struct PasteboardItem {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
    static let attributed = "com.apple.uikit.attributedstring"

    private var storedValues: [String: Any] = [:]
    private let provider: NSItemProvider?

    /// Creates an item from values.
    ///
    /// - Parameter values: The values by type. For ``UIPasteboard/typeAutomatic``, the class of the value determines
    ///   the type.
    init(_ values: [String: Any]) {
        provider = nil
        for (type, value) in values { storedValues[type == UIPasteboard.typeAutomatic ? Self.type(of: value) : type] = value }
    }

    init(_ provider: NSItemProvider) { self.provider = provider }

    private static func type(of value: Any) -> String {
        switch value {
        case is URL: url
        case is UIImage: png
        case is UIColor: color
        case is NSAttributedString: attributed
        case is String: text
        default: "public.data"
        }
    }

    /// The types of the representations, in the provider's order or sorted.
    var types: [String] { provider?.registeredTypeIdentifiers ?? storedValues.keys.sorted() }

    var values: [String: Any] {
        guard provider != nil else { return storedValues }
        var result: [String: Any] = [:]
        for type in types { result[type] = data(of: type) }
        return result
    }

    func has(oneOf types: [String]) -> Bool {
        self.types.contains { type in types.contains { UniformTypes.type(type, conformsTo: $0) } }
    }

    private func matchingType(of type: String) -> String? {
        types.contains(type) ? type : types.first { UniformTypes.type($0, conformsTo: type) }
    }

    func value(of type: String) -> Any? {
        guard let match = matchingType(of: type) else { return nil }
        if let value = storedValues[match] { return value }
        guard let data = data(of: match) else { return nil }
        return UniformTypes.type(match, conformsTo: "public.text") ? String(data: data, encoding: .utf8) ?? data : data
    }

    func data(of type: String) -> Data? {
        guard let match = matchingType(of: type) else { return nil }
        if let provider { return Self.loadedData(from: provider, as: match) }
        switch storedValues[match] {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let url as URL: return Data(url.absoluteString.utf8)
        case let image as UIImage: return match == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case let list? where PropertyListSerialization.propertyList(list, isValidFor: .binary):
            return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        default: return nil
        }
    }

    /// Returns the data that a provider loads synchronously; `nil` if it loads none. The provider may call back on any
    /// thread.
    private static func loadedData(from provider: NSItemProvider, as type: String) -> Data? {
        let box = DataBox()
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.data.withLock { $0 = data } }
        return box.data.withLock { $0 }
    }

    // MARK: - Conversions

    var string: String? {
        if let text = value(of: Self.text) ?? value(of: "public.text") {
            return text as? String ?? (text as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }
        return (storedValues[Self.attributed] as? NSAttributedString)?.string ?? url?.absoluteString
    }

    var url: URL? {
        switch value(of: Self.url) {
        case let url as URL: url
        case let text as String: URL(string: text)
        case let data as Data: String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        default: nil
        }
    }

    var image: UIImage? {
        switch value(of: "public.image") {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    var color: UIColor? { storedValues[Self.color] as? UIColor }

    var attributedString: NSAttributedString? { storedValues[Self.attributed] as? NSAttributedString }

    func asProvider() -> NSItemProvider {
        if let provider { return provider }
        let newProvider = NSItemProvider()
        for type in types {
            if let image = storedValues[type] as? UIImage, type == Self.png {
                newProvider.registerObject(image, visibility: .all)
            } else if let data = data(of: type) {
                newProvider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                    handler(data, nil)
                    return nil
                }
            }
        }
        return newProvider
    }

    private final class DataBox: Sendable {
        let data = Mutex<Data?>(nil)
    }
}
