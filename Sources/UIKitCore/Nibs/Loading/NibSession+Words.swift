import UIKitEngines

extension NibSession {
    /// The language's words for a property of an element, or of the object that it is a part of; those of the file where there are none.
    func translated(_ name: String, of element: NibElement, _ words: String) -> String {
        source.translation(name, of: element) ?? words
    }
}
