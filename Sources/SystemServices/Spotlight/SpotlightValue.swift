import Foundation

/// The value of an attribute of an item in the search index.
public enum SpotlightValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A list of texts.
    case texts([String])
    /// A number or a Boolean, 1 for true.
    case double(Double)
    /// A time.
    case date(Date)
    /// A list of times.
    case dates([Date])
    /// A URL.
    case url(URL)
    /// Data, such as an image.
    case data(Data)
}

extension SpotlightValue {
    /// Wraps a number.
    package static func number(_ value: NSNumber) -> SpotlightValue { .double(value.doubleValue) }

    package var text: String? { if case .text(let value) = self { value } else { nil } }
    package var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
    package var number: NSNumber? { if case .double(let value) = self { NSNumber(value: value) } else { nil } }
    package var date: Date? { if case .date(let value) = self { value } else { nil } }
    package var dates: [Date]? { if case .dates(let value) = self { value } else { nil } }
    package var url: URL? { if case .url(let value) = self { value } else { nil } }
    package var data: Data? { if case .data(let value) = self { value } else { nil } }

    /// The texts of the value, for queries.
    package var allTexts: [String] {
        switch self {
        case .text(let value): [value]
        case .texts(let values): values
        case .url(let value): [value.absoluteString]
        case .double, .date, .dates, .data: []
        }
    }

    /// The numbers of the value, for queries. A time is the number of seconds since 2001.
    package var allNumbers: [Double] {
        switch self {
        case .double(let value): [value]
        case .date(let value): [value.timeIntervalSinceReferenceDate]
        case .dates(let values): values.map(\.timeIntervalSinceReferenceDate)
        case .text, .texts, .url, .data: []
        }
    }
}
