#if Web || WindowAndWeb

    import Testing
    import WebBackend

    struct RequestGateTests {
        private let token = WebToken()

        private func decide(
            _ path: String, host: String? = "127.0.0.1:8080", origin: String? = nil, method: String = "GET", bound: String = "127.0.0.1"
        ) -> RequestGate.Decision {
            RequestGate(token: token, boundHost: bound, files: ["index.html", "page.js"])
                .decide(RequestGate.Request(method: method, path: path, host: host, origin: origin))
        }

        private func status(_ decision: RequestGate.Decision) -> Int? {
            if case .reject(let status, _) = decision { status } else { nil }
        }

        @Test func theTokenOpensThePage() {
            #expect(decide("/\(token.text)/") == .file("index.html"))
            #expect(decide("/\(token.text)/page.js?x=1") == .file("page.js"))
            #expect(status(decide("/\(token.text)/../secret")) == 403)
            #expect(status(decide("/\(token.text)/other.js")) == 404)
        }

        @Test(arguments: ["/", "", "/x/", "//", "/favicon.ico", "/socket", "?", "/%2e%2e/"]) func noTokenOpensNothing(_ path: String) {
            #expect(status(decide(path)) == 403)
        }

        @Test func anAlmostCorrectTokenIsRefused() {
            #expect(status(decide("/\(token.text.dropLast())/")) == 403)
            #expect(status(decide("/\(token.text)x/")) == 403)
            #expect(status(decide("/\(token.text.lowercased().uppercased())/")) == 403)
        }

        @Test func tokensAreLongAndDiffer() {
            #expect(token.text.count == 43)
            #expect(Set((0..<100).map { _ in WebToken().text }).count == 100)
        }

        @Test(arguments: ["127.0.0.1", "127.0.0.1:9", "localhost:8080", "LOCALHOST", "[::1]:80"]) func loopbackHostsAreValid(_ host: String)
        {
            #expect(decide("/\(token.text)/", host: host) == .file("index.html"))
        }

        @Test(arguments: [nil, "", "evil.example", "127.0.0.1.evil.example:8080", "192.168.0.7", "localhost.evil.example"])
        func foreignNamesAreRefused(_ host: String?) {
            #expect(status(decide("/\(token.text)/", host: host)) == 403)
        }

        @Test(arguments: [
            "[::1].evil.com", "[::1]evil.com:8080", "[::1]:80.evil.com", "[::1", "127.0.0.1:80:80", "localhost:80x", "localhost:", "[]",
            "[::1]]",
            "127.0.0.1:evil.com",
        ])
        func `N14 hosts are compared completely`(_ host: String) {
            #expect(status(decide("/\(token.text)/", host: host)) == 403)
            #expect(status(decide("/\(token.text)/", host: host, bound: "0.0.0.0")) == 403)
        }

        @Test(arguments: ["[:]", "[fe80]", "[1:2]", "+1.2.3.4", "1.2.3", "1.2.3.4.5"])
        func `N14 only a valid address is accepted as one`(_ host: String) {
            #expect(status(decide("/\(token.text)/", host: host, bound: "0.0.0.0")) == 403)
        }

        @Test(arguments: [("192.168.0.7:8080", true), ("[fe80::1]:8080", true), ("evil.example:8080", false), ("1.2.3.400", false)])
        func aServerForAllInterfacesAcceptsAddressesAndNoNames(_ host: String, _ isOurs: Bool) {
            #expect((decide("/\(token.text)/", host: host, bound: "0.0.0.0") == .file("index.html")) == isOurs)
        }

        @Test(arguments: [
            ("http://127.0.0.1:8080", true), ("https://127.0.0.1:8080", true), ("http://127.0.0.1:9", false),
            ("http://localhost:8080", false),
            ("http://evil.example", false), ("null", false), ("", false),
        ])
        func theSocketOpensForTheOwnPage(_ origin: String, _ isOurs: Bool) {
            #expect((decide("/\(token.text)/socket", origin: origin) == .socket) == isOurs)
        }

        @Test func aSocketWithoutAnOriginIsRefused() {
            #expect(status(decide("/\(token.text)/socket")) == 403)
        }

        @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT"]) func onlyReadingMethodsAreAccepted(_ method: String) {
            #expect(status(decide("/\(token.text)/", method: method)) == 405)
        }
    }

#endif
