/// Lets a value of type `Any` that holds the name of a text style be cast to the style, as on Apple's systems.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// The style's name.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Sets `result` to the style of a name.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// Sets `result` to the style of a name. Returns `true`: every name is one of a style.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// The style of a name; the style of the empty name for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: source.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "")
    }
}
