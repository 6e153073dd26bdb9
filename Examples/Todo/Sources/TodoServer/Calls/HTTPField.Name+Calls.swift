import HTTPTypes

extension HTTPField.Name {
    static let idempotencyKey = requiredName("Idempotency-Key")
    static let forwardedFor = requiredName("X-Forwarded-For")
    static let forwardedProtocol = requiredName("X-Forwarded-Proto")
    static let fetchSite = requiredName("Sec-Fetch-Site")

    private static func requiredName(_ text: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(text) else { preconditionFailure("'\(text)' is no name of a header") }
        return name
    }
}
