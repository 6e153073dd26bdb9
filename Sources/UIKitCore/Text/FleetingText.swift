import Foundation

/// A text of the toolkit's own, which takes its attributes with it when it goes.
///
/// Foundation on Linux keeps the attributes of every text for ever, with what they hold: fonts, pictures, whatever an app put there. A text
/// that has been emptied has nothing left to keep.
final class FleetingText: NSMutableAttributedString {
    override init(string: String) { super.init(string: string) }

    override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) { super.init(string: string, attributes: attributes) }

    override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copy(with zone: NSZone? = nil) -> Any { FleetingText(attributedString: self) }

    deinit { super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: "") }
}
