internal import SystemServices

/// Attributes of audio and video.
extension CSSearchableItemAttributeSet {
    /// The duration, in seconds; `nil` by default.
    public var duration: NSNumber? {
        get { values["duration"]?.number }
        set { values["duration"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the content can be streamed; `nil` by default.
    public var isStreamable: NSNumber? {
        get { values["isStreamable"]?.number }
        set { values["isStreamable"] = newValue.map(SpotlightValue.number) }
    }
    /// The bit rate of the media; `nil` by default.
    public var totalBitRate: NSNumber? {
        get { values["totalBitRate"]?.number }
        set { values["totalBitRate"] = newValue.map(SpotlightValue.number) }
    }
    /// The bit rate of the video; `nil` by default.
    public var videoBitRate: NSNumber? {
        get { values["videoBitRate"]?.number }
        set { values["videoBitRate"] = newValue.map(SpotlightValue.number) }
    }
    /// The bit rate of the audio; `nil` by default.
    public var audioBitRate: NSNumber? {
        get { values["audioBitRate"]?.number }
        set { values["audioBitRate"] = newValue.map(SpotlightValue.number) }
    }
    /// The kinds of media; `nil` by default.
    public var mediaTypes: [String]? {
        get { values["mediaTypes"]?.texts }
        set { values["mediaTypes"] = newValue.map(SpotlightValue.texts) }
    }
    /// The codecs; `nil` by default.
    public var codecs: [String]? {
        get { values["codecs"]?.texts }
        set { values["codecs"] = newValue.map(SpotlightValue.texts) }
    }
    /// The way of delivery, 0 for fast start and 1 for streaming; `nil` by default.
    public var deliveryType: NSNumber? {
        get { values["deliveryType"]?.number }
        set { values["deliveryType"] = newValue.map(SpotlightValue.number) }
    }
    /// The performers; `nil` by default.
    public var performers: [String]? {
        get { values["performers"]?.texts }
        set { values["performers"] = newValue.map(SpotlightValue.texts) }
    }
    /// The visible people; `nil` by default.
    public var participants: [String]? {
        get { values["participants"]?.texts }
        set { values["participants"] = newValue.map(SpotlightValue.texts) }
    }
    /// The director; `nil` by default.
    public var director: String? {
        get { values["director"]?.text }
        set { values["director"] = newValue.map(SpotlightValue.text) }
    }
    /// The producer; `nil` by default.
    public var producer: String? {
        get { values["producer"]?.text }
        set { values["producer"] = newValue.map(SpotlightValue.text) }
    }
    /// The genre; `nil` by default.
    public var genre: String? {
        get { values["genre"]?.text }
        set { values["genre"] = newValue.map(SpotlightValue.text) }
    }
    /// The original format; `nil` by default.
    public var originalFormat: String? {
        get { values["originalFormat"]?.text }
        set { values["originalFormat"] = newValue.map(SpotlightValue.text) }
    }
    /// The original source; `nil` by default.
    public var originalSource: String? {
        get { values["originalSource"]?.text }
        set { values["originalSource"] = newValue.map(SpotlightValue.text) }
    }
    /// The role of the creator; `nil` by default.
    public var role: String? {
        get { values["role"]?.text }
        set { values["role"] = newValue.map(SpotlightValue.text) }
    }
    /// The rating by the user, from 0 to 5; `nil` by default.
    public var rating: NSNumber? {
        get { values["rating"]?.number }
        set { values["rating"] = newValue.map(SpotlightValue.number) }
    }
    /// The reason of the rating; `nil` by default.
    public var ratingDescription: String? {
        get { values["ratingDescription"]?.text }
        set { values["ratingDescription"] = newValue.map(SpotlightValue.text) }
    }
    /// The number of plays; `nil` by default.
    public var playCount: NSNumber? {
        get { values["playCount"]?.number }
        set { values["playCount"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the content is on the device; `nil` by default.
    public var isLocal: NSNumber? {
        get { values["isLocal"]?.number }
        set { values["isLocal"] = newValue.map(SpotlightValue.number) }
    }
    /// Whether the content is explicit; 1 for explicit; `nil` by default.
    public var contentRating: NSNumber? {
        get { values["contentRating"]?.number }
        set { values["contentRating"] = newValue.map(SpotlightValue.number) }
    }
    /// The sources of the content; `nil` by default.
    public var contentSources: [String]? {
        get { values["contentSources"]?.texts }
        set { values["contentSources"] = newValue.map(SpotlightValue.texts) }
    }
    /// The sample rate of the audio, in hertz; `nil` by default.
    public var audioSampleRate: NSNumber? {
        get { values["audioSampleRate"]?.number }
        set { values["audioSampleRate"] = newValue.map(SpotlightValue.number) }
    }
    /// The number of audio channels; `nil` by default.
    public var audioChannelCount: NSNumber? {
        get { values["audioChannelCount"]?.number }
        set { values["audioChannelCount"] = newValue.map(SpotlightValue.number) }
    }
    /// The tempo, in beats per minute; `nil` by default.
    public var tempo: NSNumber? {
        get { values["tempo"]?.number }
        set { values["tempo"] = newValue.map(SpotlightValue.number) }
    }
    /// The musical key; `nil` by default.
    public var keySignature: String? {
        get { values["keySignature"]?.text }
        set { values["keySignature"] = newValue.map(SpotlightValue.text) }
    }
    /// The musical metre; `nil` by default.
    public var timeSignature: String? {
        get { values["timeSignature"]?.text }
        set { values["timeSignature"] = newValue.map(SpotlightValue.text) }
    }
    /// The app that encoded the audio; `nil` by default.
    public var audioEncodingApplication: String? {
        get { values["audioEncodingApplication"]?.text }
        set { values["audioEncodingApplication"] = newValue.map(SpotlightValue.text) }
    }
    /// The composer; `nil` by default.
    public var composer: String? {
        get { values["composer"]?.text }
        set { values["composer"] = newValue.map(SpotlightValue.text) }
    }
    /// The lyricist; `nil` by default.
    public var lyricist: String? {
        get { values["lyricist"]?.text }
        set { values["lyricist"] = newValue.map(SpotlightValue.text) }
    }
    /// The album; `nil` by default.
    public var album: String? {
        get { values["album"]?.text }
        set { values["album"] = newValue.map(SpotlightValue.text) }
    }
    /// The artist; `nil` by default.
    public var artist: String? {
        get { values["artist"]?.text }
        set { values["artist"] = newValue.map(SpotlightValue.text) }
    }
    /// The number of the track; `nil` by default.
    public var audioTrackNumber: NSNumber? {
        get { values["audioTrackNumber"]?.number }
        set { values["audioTrackNumber"] = newValue.map(SpotlightValue.number) }
    }
    /// The time of the recording; `nil` by default.
    public var recordingDate: Date? {
        get { values["recordingDate"]?.date }
        set { values["recordingDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The musical genre; `nil` by default.
    public var musicalGenre: String? {
        get { values["musicalGenre"]?.text }
        set { values["musicalGenre"] = newValue.map(SpotlightValue.text) }
    }
    /// Whether the sequence is for General MIDI; `nil` by default.
    public var isGeneralMIDISequence: NSNumber? {
        get { values["isGeneralMIDISequence"]?.number }
        set { values["isGeneralMIDISequence"] = newValue.map(SpotlightValue.number) }
    }
    /// The category of the instrument; `nil` by default.
    public var musicalInstrumentCategory: String? {
        get { values["musicalInstrumentCategory"]?.text }
        set { values["musicalInstrumentCategory"] = newValue.map(SpotlightValue.text) }
    }
    /// The name of the instrument; `nil` by default.
    public var musicalInstrumentName: String? {
        get { values["musicalInstrumentName"]?.text }
        set { values["musicalInstrumentName"] = newValue.map(SpotlightValue.text) }
    }
}
