/// Allows a cast from `Any` with the name of a text style to the style, as on Apple's systems.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// Returns the name of the style.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Sets `result` to the style of a name.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// Sets `result` to the style of a name. Returns `true`, since every name is the name of a style.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// Returns the style of a name; for `nil`, the style of the empty name.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: source.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "")
    }
}
