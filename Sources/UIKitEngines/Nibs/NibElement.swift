/// An element of a nib's XML, including its children. Elements are immutable, so that all instances of a nib share
/// them.
package final class NibElement: Sendable {
    /// An attribute with its unparsed value.
    package struct Attribute: Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package let name: String
    package let attributes: [Attribute]
    package let children: [NibElement]
    /// The text directly in the element, without that of its children.
    package let text: String
    /// The line on which the element begins, from 1.
    package let line: Int
    /// The property of the enclosing element that has this element as its value; `nil` for none.
    package let key: String?
    package let id: String?

    package init(name: String, attributes: [Attribute], children: [NibElement], text: String, line: Int) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        key = attributes.first { $0.name == "key" }?.value
        id = attributes.first { $0.name == "id" }?.value
    }

    /// Returns the value of an attribute.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// Returns the first child with a name.
    package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// Returns the first child that is the value of a property.
    package func child(key: String) -> NibElement? { children.first { $0.key == key } }

    /// Returns the children of the first child with a name; empty if there is no such child.
    package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// The name and identifier, for errors.
    package var title: String { id.map { "\(name) \"\($0)\"" } ?? name }
}
