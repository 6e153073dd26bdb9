import UIKitEngines

extension NibSession {
    /// Returns the translation of a property of an element, or of the object that contains the element. Without a
    /// translation, returns the file's text.
    func translated(_ name: String, of element: NibElement, _ text: String) -> String {
        source.translation(name, of: element) ?? text
    }
}
