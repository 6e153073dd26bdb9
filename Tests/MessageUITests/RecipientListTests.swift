import Testing

@testable import MessageUI

/// The recipients in a text field.
struct RecipientListTests {
    @Test(
        arguments: [
            ("", []), (" , ;\n", []), ("a@b.c", ["a@b.c"]), (" a@b.c ,d@e.f;g@h.i ", ["a@b.c", "d@e.f", "g@h.i"]),
            ("\"Doe, J\" <j@d.e>, k@d.e", ["\"Doe, J\" <j@d.e>", "k@d.e"]), ("<a,b@c.d>,e@f.g", ["<a,b@c.d>", "e@f.g"]),
            ("\"open, a@b.c", ["\"open, a@b.c"]),
        ] as [(String, [String])])
    func separatorsWithinQuotesAndBracketsBelongToARecipient(text: String, recipients: [String]) {
        #expect(RecipientList.recipients(in: text) == recipients)
    }
}
