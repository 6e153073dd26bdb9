import Foundation
import TodoModel

/// The encoding of calls and answers.
enum JSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Decodes a value. Throws a ``Fault`` with the place and the reason.
    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw fault(error)
        } catch {
            throw Fault.malformed("This is no JSON.")
        }
    }

    private static func fault(_ error: DecodingError) -> Fault {
        func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String? {
            let keys = context.codingPath + (last.map { [$0] } ?? [])
            return keys.isEmpty ? nil : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        }
        return switch error {
        case .keyNotFound(let key, let context): .malformed("'\(key.stringValue)' is missing.", field: path(context, key))
        case .typeMismatch(_, let context): .malformed("It is of another type.", field: path(context))
        case .valueNotFound(_, let context): .malformed("It must not be null.", field: path(context))
        case .dataCorrupted(let context):
            .malformed(context.codingPath.isEmpty ? "This is no JSON." : context.debugDescription, field: path(context))
        @unknown default: .malformed("This is no JSON.")
        }
    }
}
