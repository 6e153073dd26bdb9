import Foundation

/// A bridge between the two representations of an attribute: typed in an `AttributeContainer`, and by name in a
/// dictionary.
struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    private typealias Scope = AttributeScopes.UIKitAttributes

    /// The bridges of UIKit's attributes and of the speech attributes. Of Foundation's attributes, only the link and
    /// the language are included, because only these two affect drawing.
    static let all: [AttributeBridge] =
        [
            unchangedValueBridge(Scope.FontAttribute.self), unchangedValueBridge(Scope.ForegroundColorAttribute.self),
            unchangedValueBridge(Scope.BackgroundColorAttribute.self),
            unchangedValueBridge(Scope.UnderlineColorAttribute.self), unchangedValueBridge(Scope.StrikethroughColorAttribute.self),
            unchangedValueBridge(Scope.StrokeColorAttribute.self),
            number(Scope.KernAttribute.self), number(Scope.TrackingAttribute.self), number(Scope.BaselineOffsetAttribute.self),
            number(Scope.StrokeWidthAttribute.self), number(Scope.ObliquenessAttribute.self), number(Scope.ExpansionAttribute.self),
            unchangedValueBridge(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
            line(Scope.UnderlineStyleAttribute.self),
            line(Scope.StrikethroughStyleAttribute.self), ligature, paragraph, link,
        ] + speech

    private static func unchangedValueBridge<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value: Sendable {
        AttributeBridge(key: NSAttributedString.Key(Key.name)) {
            $0[type]
        } write: {
            if let value = $0 as? Key.Value { $1[type] = value }
        }
    }

    private static func number<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value == CGFloat {
        AttributeBridge(key: NSAttributedString.Key(Key.name)) {
            $0[type]
        } write: {
            if let value = ($0 as? CGFloat) ?? ($0 as? NSNumber).map({ CGFloat($0.doubleValue) }) { $1[type] = value }
        }
    }

    private static func line<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value == NSUnderlineStyle {
        AttributeBridge(key: NSAttributedString.Key(Key.name)) {
            $0[type]?.rawValue
        } write: {
            if let value = ($0 as? Int) ?? ($0 as? NSNumber)?.intValue { $1[type] = NSUnderlineStyle(rawValue: value) }
        }
    }

    private static let ligature = AttributeBridge(key: .ligature) {
        $0[Scope.LigatureAttribute.self]
    } write: {
        if let value = ($0 as? Int) ?? ($0 as? NSNumber)?.intValue { $1[Scope.LigatureAttribute.self] = value }
    }

    private static let paragraph = AttributeBridge(key: .paragraphStyle) {
        $0.paragraphStyle
    } write: {
        if let style = $0 as? NSParagraphStyle { $1.paragraphStyle = style }
    }

    private static let link = AttributeBridge(key: .link) {
        $0.link
    } write: {
        if let url = ($0 as? URL) ?? ($0 as? String).flatMap({ URL(string: $0) }) { $1.link = url }
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes of a dictionary. Attributes without a typed key, and values of a wrong
    /// type, are ignored.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all {
            if let value = dictionary[bridge.key] { bridge.write(value, &self) }
        }
    }

    /// The container's attributes that UIKit supports, by name.
    var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for bridge in AttributeBridge.all { result[bridge.key] = bridge.read(self) }
        return result
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary of a container's attributes that UIKit supports, by name.
    public init(_ container: AttributeContainer) { self = container.dictionary }
}
