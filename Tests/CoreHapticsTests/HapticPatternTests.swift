import CoreHaptics
import Foundation
import TestFolders
import Testing

/// Patterns of events, dictionaries and AHAP files.
@Suite struct HapticPatternTests {
    private static let file = """
        {"Version": 1.0, "Metadata": {"Project": "Kebab"}, "Pattern": [
          {"Event": {"Time": 0.5, "EventType": "HapticTransient",
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
          {"Event": {"Time": 1, "EventType": "HapticContinuous", "EventDuration": 2.5}},
          {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.5, "Time": 1}},
          {"ParameterCurve": {"ParameterID": "HapticSharpnessControl", "Time": 0,
            "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": -1}, {"Time": 2, "ParameterValue": 1}]}}
        ]}
        """

    private func write(_ text: String) throws -> URL {
        let url = try TestFolder.make().appendingPathComponent("Pattern.ahap")
        try Data(text.utf8).write(to: url)
        return url
    }

    private func code(_ body: () throws -> Void) -> CHHapticError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? CHHapticError)?.code
        }
    }

    @Test func aFileIsExportedAndReadAgain() throws {
        let pattern = try CHHapticPattern(contentsOf: try write(Self.file))
        #expect(pattern.duration == 3.5)
        let exported = try pattern.exportDictionary()
        let entries = try #require(exported[.pattern] as? [[CHHapticPattern.Key: Any]])
        #expect(entries.count == 4 && exported[.version] as? Double == 1)
        let event = try #require(entries[0][.event] as? [CHHapticPattern.Key: Any])
        #expect(event[.eventType] as? String == "HapticTransient" && event[.time] as? Double == 0.5 && event[.eventDuration] == nil)
        let again = try CHHapticPattern(dictionary: exported).exportDictionary()
        let curve = try #require((again[.pattern] as? [[CHHapticPattern.Key: Any]])?[3][.parameterCurve] as? [CHHapticPattern.Key: Any])
        let points = try #require(curve[.parameterCurveControlPoints] as? [[CHHapticPattern.Key: Any]])
        #expect(points.map { $0[.parameterValue] as? Double } == [-1, 1] && points.map { $0[.time] as? Double } == [0, 2])
    }

    @Test func faultsOfFilesHaveErrors() throws {
        func code(_ entry: String) throws -> CHHapticError.Code? {
            let url = try write("{\"Pattern\": [\(entry)]}")
            return self.code { _ = try CHHapticPattern(contentsOf: url) }
        }
        #expect(try code(#"{"Event": {"Time": 0}}"#) == .badEventEntry)
        #expect(try code(#"{"Event": {"EventType": "HapticTransient"}}"#) == .badEventEntry)
        #expect(try code(#"{"Event": {"Time": 0, "EventType": "AudioCustom"}}"#) == .badEventEntry)
        #expect(try code(#"{"Event": {"Time": 0, "EventType": "Bang"}}"#) == .invalidEventType)
        #expect(try code(#"{"Event": {"Time": -1, "EventType": "HapticTransient"}}"#) == .invalidEventTime)
        #expect(try code(#"{"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": 31}}"#) == .invalidEventDuration)
        #expect(try code(#"{"Parameter": {"ParameterID": "HapticIntensityControl", "Time": 0}}"#) == .badParameterEntry)
        #expect(try code(#"{"Parameter": {"ParameterID": "Loud", "ParameterValue": 1, "Time": 0}}"#) == .invalidParameterType)
        #expect(try code(#"{"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1, "Time": -1}}"#) == .invalidTime)
        #expect(try code(#"{"Other": {}}"#) == .invalidPatternDictionary)
        #expect(try code("7") == .invalidPatternDictionary)
        let text = try write("no pattern")
        #expect(self.code { _ = try CHHapticPattern(contentsOf: text) } == .invalidPatternData)
        #expect(self.code { _ = try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/no/such.ahap")) } == .fileNotFound)
        #expect(self.code { _ = try CHHapticPattern(dictionary: [:]) } == .invalidPatternDictionary)
        let parameter = CHHapticEventParameter(parameterID: CHHapticEvent.ParameterID(rawValue: "Loud"), value: 1)
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [parameter], relativeTime: 0)
        #expect(self.code { _ = try CHHapticPattern(events: [event], parameters: []) } == .invalidParameterType)
        let error = CHHapticError(.engineNotRunning) as NSError
        #expect(error.domain == "com.apple.CoreHaptics" && error.code == -4805 && !error.localizedDescription.isEmpty)
    }
}
