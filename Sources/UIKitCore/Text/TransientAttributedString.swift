import Foundation

/// An attributed string of the toolkit that releases its attributes when it is deallocated.
///
/// Foundation on Linux leaks the attributes of a deallocated string, including their fonts, images and other objects.
/// An empty string has no attributes, so this class removes its characters first.
final class TransientAttributedString: NSMutableAttributedString {
    override init(string: String) { super.init(string: string) }

    override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) { super.init(string: string, attributes: attributes) }

    override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copy(with zone: NSZone? = nil) -> Any { TransientAttributedString(attributedString: self) }

    deinit { super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: "") }
}
