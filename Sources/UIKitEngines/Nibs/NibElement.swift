/// One element of a nib's XML, with all that stands in it. Immutable, so that instances share it.
package final class NibElement: Sendable {
    /// An attribute, as it is written.
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
    /// The characters directly in the element.
    package let text: String
    /// Where it begins, from 1.
    package let line: Int
    /// The property of the surrounding element that it is the value of.
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

    /// The value of an attribute.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The first child of a name.
    package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The first child that is the value of a property.
    package func child(key: String) -> NibElement? { children.first { $0.key == key } }

    /// The children of the first child of a name; none if there is no such child.
    package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// Name and identifier, for errors.
    package var title: String { id.map { "\(name) \"\($0)\"" } ?? name }
}
