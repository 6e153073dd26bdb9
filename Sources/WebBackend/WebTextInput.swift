#if Web || WindowAndWeb

    import CoreGraphics
    import Platform

    /// Text entry by the browser, with its input methods and the on-screen keyboard of a phone.
    @MainActor final class WebTextInput: TextInput {
        private weak var window: WebWindow?

        init(window: WebWindow) {
            self.window = window
        }

        func begin(caret: CGRect, for purpose: TextPurpose) {
            let caret = caret.sanitized
            window?.state.caret = PageState.Caret(
                x: Double(caret.minX), y: Double(caret.minY), w: Double(caret.width), h: Double(caret.height),
                mode: purpose.keyboardType.htmlValue,
                enter: purpose.returnKey.htmlValue, capitals: purpose.capitalization.htmlValue, secret: purpose.isSecret,
                fill: purpose.autocompleteValue, rules: purpose.passwordRules ?? "")
        }

        func end() {
            window?.state.caret = nil
        }
    }

    // The values of HTML's attributes:
    // https://html.spec.whatwg.org/multipage/interaction.html#input-modalities:-the-inputmode-attribute

    extension TextPurpose.KeyboardType {
        fileprivate var htmlValue: String {
            switch self {
            case .text: "text"
            case .digits: "numeric"
            case .decimal: "decimal"
            case .telephone: "tel"
            case .mail: "email"
            case .address: "url"
            case .search: "search"
            }
        }
    }

    extension TextPurpose {
        /// The value of `autocomplete`. Most of UIKit's content types are also HTML's.
        fileprivate var autocompleteValue: String {
            guard let contentType else { return "off" }
            return switch contentType {
            case "name-prefix": "honorific-prefix"
            case "middle-name": "additional-name"
            case "name-suffix": "honorific-suffix"
            case "full-street-address": "street-address"
            case "street-address-line1": "address-line1"
            case "street-address-line2": "address-line2"
            case "password": "current-password"
            case "name", "given-name", "family-name", "nickname", "organization-title", "organization", "address-level1", "address-level2",
                "address-level3", "country-name", "postal-code", "tel", "email", "url", "cc-number", "username", "new-password",
                "one-time-code":
                contentType
            default: "off"
            }
        }
    }

    extension TextPurpose.ReturnKeyType {
        fileprivate var htmlValue: String {
            switch self {
            case .newline: "enter"
            case .done: "done"
            case .go: "go"
            case .next: "next"
            case .search: "search"
            case .send: "send"
            }
        }
    }

    extension TextPurpose.Capitalization {
        fileprivate var htmlValue: String {
            switch self {
            case .none: "none"
            case .words: "words"
            case .sentences: "sentences"
            case .all: "characters"
            }
        }
    }

#endif
