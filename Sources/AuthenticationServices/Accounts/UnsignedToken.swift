internal import SystemServices

/// An identity token without a signature and times, in the form of a JSON Web Token (RFC 7519). It has an address only
/// if the person shared one with the app at the first sign-in.
struct UnsignedToken {
    private struct Header: Encodable {
        let alg = "none"
        let typ = "JWT"
    }

    private struct Claims: Encodable {
        let iss = "https://appleid.apple.com"
        let sub: String
        let aud: String
        let email: String?
        let nonce: String?
    }

    private let claims: Claims

    init(_ account: AppleAccount, nonce: String?, email: String?) {
        claims = Claims(sub: account.user, aud: Bundle.main.bundleIdentifier ?? "app", email: email, nonce: nonce)
    }

    /// The token as text in UTF-8: header, claims and an empty signature, each followed by a dot.
    var data: Data { Data("\(Self.encode(Header())).\(Self.encode(claims)).".utf8) }

    private static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts can always be encoded.
        let data = (try? encoder.encode(value)) ?? Data()
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
