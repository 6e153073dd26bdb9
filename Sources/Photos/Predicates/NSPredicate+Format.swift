internal import CoreGraphics

extension NSPredicate {
    /// Creates a predicate from a text, such as "mediaType == %d AND creationDate > %@".
    ///
    /// The comparisons are `==`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH` and `ENDSWITH`,
    /// with `[cd]`. `AND`, `OR`, `NOT` and parentheses connect them. Values are numbers, texts, `nil`, `true` and
    /// `false`. The operator `&` is for bits.
    ///
    /// > Difference from Apple: Foundation on Linux has no such predicates. This predicate knows the keys of photos and
    /// > albums, and those of dictionaries; all other values are `nil`.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - args: The values of `%@`, `%d` and similar, and the keys of `%K`.
    /// - Precondition: The text can be read, and has a value for each placeholder.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a text; see ``Foundation/NSPredicate/init(format:_:)``.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition: PredicateCondition
        do throws(PredicateParser.Failure) {
            condition = try PredicateParser.parse(predicateFormat, arguments ?? [])
        } catch {
            preconditionFailure("NSPredicate: the format \"\(predicateFormat)\" cannot be read: \(error.reason).")
        }
        self.init { object, _ in condition.holds(for: object) }
    }
}
