public import CoreGraphics

/// Image: `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// JPEG image: `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// JPEG 2000 image: `public.jpeg-2000`.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// TIFF image: `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// PICT image: `com.apple.pict`.
public let kUTTypePICT: CFString = "com.apple.pict"
/// GIF image: `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// PNG image: `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// QuickTime image: `com.apple.quicktime-image`.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// Apple icon image: `com.apple.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// Windows bitmap image: `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Windows icon image: `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// Raw image: `public.camera-raw-image`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// SVG image: `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Live Photo: `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Audiovisual content: `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Movie: `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// Video: `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// Audio: `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// QuickTime movie: `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// MPEG movie: `public.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// MPEG-2 video: `public.mpeg-2-video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// MP3 audio: `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 movie: `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio: `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// AVI movie: `public.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// AIFF audio: `public.aiff-audio`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Waveform audio: `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI audio: `public.midi-audio`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// Playlist: `public.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// M3U playlist: `public.m3u-playlist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
